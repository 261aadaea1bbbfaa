#include "common.inc"
#declare R = seed(19);
camera { location <0.1,0.14,-1.25> look_at <0.0,0.0,0> right x*image_width/image_height angle 37 }
box { <-4,-4,0.06>, <4,4,0.2> texture { pigment { bozo color_map { [0 rgb <0.6,0.57,0.5>] [1 rgb <0.68,0.65,0.58>] } scale 0.5 turbulence 1 } normal { granite 0.2 scale 0.06 } } }
light_source { <-0.9,1.1,-1.6> rgb <1,0.97,0.9>*1.1 area_light x*0.4, y*0.4, 5, 5 adaptive 1 jitter fade_distance 2 fade_power 2 }
light_source { <0.8,0.4,-2.2> rgb <0.8,0.9,1>*0.35 area_light x*0.8, y*0.8, 4, 4 adaptive 1 jitter }
sky_sphere { pigment { rgb <0.5,0.52,0.55> } }
difference { object { Soft(<-0.26,-0.38,-0.05>, <0.26,0.38,0.06>, 0.012) } box { <-0.24,-0.36,-0.1>, <0.24,0.36,0.05> } Paint(<0.78,0.78,0.75>) }
object { Soft(<0,-0.38,-0.005>, <0.5,0.38,0.008>, 0.006) Paint(<0.78,0.78,0.75>) rotate y*-112 translate <-0.265,0,-0.05> }
#macro Breaker(X, Y, C) union {
  object { Soft(<0,-0.042,-0.03>, <0.0172,0.042,0.03>, 0.0015) Flat(<0.8,0.8,0.78>) }
  box { <0.0005,-0.022,-0.042>, <0.0167,0.022,-0.03> Flat(<0.82,0.82,0.8>) }
  box { <0.005,-0.004+0.008*C,-0.052>, <0.012,0.008+0.008*C,-0.04> pigment { rgb <0.03,0.03,0.03> } finish { specular 0.4 } }
  box { <0.003,0.012,-0.0425>, <0.014,0.019,-0.042> pigment { rgb <0.05,0.2,0.5> } }
  cylinder { <0.0086,0.034,-0.031>, <0.0086,0.034,-0.029>, 0.004 texture { Steel } }
  cylinder { <0.0086,-0.034,-0.031>, <0.0086,-0.034,-0.029>, 0.004 texture { Steel } }
  translate <X,Y,0.01>
} #end
#macro Wire(A, B, C, Col) sphere_sweep { cubic_spline 6, A-y*0.02, 0.0026 A, 0.0026 A*0.6+C*0.4, 0.0026 B*0.5+C*0.5, 0.0026 B, 0.0026 B+y*0.02, 0.0026 tolerance 0.01 pigment { rgb Col } finish { specular 0.4 roughness 0.02 } } #end
#for (Row, 0, 1)
  #local Y = 0.17-Row*0.2;
  box { <-0.21,Y-0.017,0.035>, <0.21,Y+0.017,0.045> texture { Steel } }
  #for (I, 0, 19)
    #if (Row = 0 | I < 13) object { Breaker(-0.18+I*0.018, Y, (rand(R) > 0.1)) }
    #local X = -0.171+I*0.018;
    Wire(<X,Y+0.045,-0.015>, <-0.2+0.4*rand(R),Y+0.105,0.0>, <X+0.05*(rand(R)-0.5),Y+0.085,-0.04>, <0.5,0.03,0.03>)
    Wire(<X,Y-0.045,-0.015>, <X+0.06*(rand(R)-0.5),Y-0.1,0.01>, <X,Y-0.08,-0.045>, OneOf(mod(I,3), <0.5,0.03,0.03>, <0.75,0.74,0.7>, <0.03,0.1,0.45>)) #end
  #end
#end
object { Soft(<0.07,-0.075,-0.03>, <0.145,0.015,0.045>, 0.003) Flat(<0.82,0.82,0.8>) }
box { <0.085,-0.02,-0.04>, <0.105,0.0,-0.03> pigment { rgb <0.85,0.6,0.02> } }
#for (B, 0, 1)
  box { <-0.18,-0.2-B*0.085,0.0>, <0.18,-0.188-B*0.085,0.014> pigment { rgb <0.6,0.42,0.14> } finish { diffuse 0.4 specular 0.8 roughness 0.02 reflection 0.25 metallic } }
  #for (I, 0, 16)
    #local X = -0.165+I*0.0205;
    cylinder { <X,-0.194-B*0.085,-0.006>, <X,-0.194-B*0.085,0.0>, 0.004 texture { Steel } }
    Wire(<X,-0.2-B*0.085,0.002>, <X*1.1+0.03*(rand(R)-0.5),-0.31,0.025>, <X+0.02*(rand(R)-0.5),-0.26,-0.045+B*0.02>, OneOf(B, <0.06,0.06,0.06>, <0.06,0.06,0.06>, <0.12,0.5,0.08>))
  #end
#end
box { <-0.22,0.285,-0.052>, <0.22,0.345,-0.05> pigment { rgb <0.88,0.87,0.82> } }
#for (I, 0, 9) #for (J, 0, 2) box { <-0.21+I*0.043,0.296+J*0.016,-0.0525>, <-0.19+I*0.043+0.014*rand(R),0.3+J*0.016,-0.052> pigment { rgb <0.05,0.05,0.25> } } #end #end
#for (I, 0, 2) cylinder { <-0.12+I*0.12,0.36,0.02>, <-0.12+I*0.12,2,0.02>, 0.0125 Flat(<0.8,0.8,0.78>) } #end
union { torus { 0.014, 0.0032 rotate x*90 translate y*0.024 texture { Steel } } object { Soft(<-0.018,-0.02,-0.009>, <0.018,0.018,0.009>, 0.003) Paint(<0.6,0.02,0.02>) } translate <-0.17,0.168,-0.06> }
union { object { Soft(<-0.03,-0.1,-0.001>, <0.03,0,0.001>, 0.0008) Flat(<0.85,0.1,0.08>) } box { <-0.024,-0.05,-0.002>, <0.024,-0.02,0> pigment { rgb 0.9 } } rotate z*9 translate <-0.165,0.15,-0.062> }
