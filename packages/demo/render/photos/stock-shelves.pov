#include "common.inc"
#declare R = seed(7);
camera { location <0.15,1.5,-2.35> look_at <0.35,1.12,0> right x*image_width/image_height angle 62 }
plane { y, 0 texture { pigment { checker rgb <0.35,0.34,0.31>, rgb <0.38,0.37,0.34> scale 0.4 } finish { diffuse 0.7 reflection { 0.02, 0.15 } } } }
box { <-3,0,-4>, <3,2.8,0.5> inverse hollow Wall(<0.72,0.69,0.6>) }
light_source { <-0.4,2.7,-1.8> rgb <1,0.96,0.86>*1.25 area_light x*1.2, z*0.2, 6, 2 adaptive 1 jitter fade_distance 2 fade_power 2 }
box { <-1,2.75,-1.9>, <0.2,2.79,-1.7> pigment { rgb 1 } finish { emission 5 } no_shadow }
#macro Ream(C) union { object { Soft(<0,0,0>, <0.22,0.055,0.3>, 0.006) Flat(<0.85,0.85,0.83>) } box { <0.02,0.012,-0.001>, <0.2,0.043,0.001> pigment { rgb C } } } #end
#macro LeverFile(C) union { object { Soft(<0,0,0>, <0.072,0.31,0.27>, 0.005) Flat(C) } box { <0.014,0.12,-0.002>, <0.058,0.27,0> pigment { rgb 0.85 } } torus { 0.011, 0.003 rotate x*90 translate <0.036,0.055,-0.002> texture { Steel } } #for (K, 0, 3) box { <0.02,0.16+K*0.022,-0.003>, <0.03+0.024*rand(R),0.166+K*0.022,0> pigment { rgb <0.05,0.05,0.3> } } #end } #end
#for (U, 0, 2) #for (D, 0, 1) box { <-0.95+U*1.1,0,D*0.42>, <-0.91+U*1.1,2.1,D*0.42+0.03> texture { Steel } } #end #end
#for (S, 0, 4)
  #local Y = 0.12+S*0.42;
  box { <-0.95,Y-0.03,0>, <1.29,Y,0.45> texture { Steel } }
  box { <-0.6,Y-0.028,-0.002>, <-0.48,Y-0.004,0> pigment { rgb <0.85,0.82,0.35> } }
  box { <0.5,Y-0.028,-0.002>, <0.62,Y-0.004,0> pigment { rgb <0.85,0.82,0.35> } }
  #if (S = 0)
    #for (I, 0, 4) object { Carton(0.4,0.28,0.34,R) rotate y*(rand(R)-0.5)*6 translate <-0.9+I*0.44,Y,0.04> } #end
  #end
  #if (S = 1)
    #for (I, 0, 7) #for (K, 0, 2+int(rand(R)*3.4)) object { Ream(OneOf(mod(I,3), <0.05,0.25,0.6>, <0.6,0.05,0.06>, <0.03,0.4,0.2>)) rotate y*(rand(R)-0.5)*4 translate <-0.87+I*0.265,Y+K*0.056,0.05> } #end #end
  #end
  #if (S = 2) #for (I, 0, 24) #if (rand(R) > 0.1) object { LeverFile(OneOf(int(rand(R)*3), <0.04,0.1,0.32>, <0.05,0.05,0.05>, <0.42,0.04,0.05>)) rotate z*(rand(R)-0.5)*2 translate <-0.88+I*0.083,Y+0.002,0.04+rand(R)*0.02> } #end #end #end
  #if (S = 3)
    #for (I, 0, 5) object { Soft(<0,0,0>, <0.3,0.14,0.3>, 0.01) Flat(<0.12+0.5*rand(R),0.18+0.2*rand(R),0.2+0.3*rand(R)>) rotate y*(rand(R)-0.5)*8 translate <-0.86+I*0.36,Y,0.06> }
    #if (rand(R) > 0.35) object { Soft(<0,0,0>, <0.3,0.12,0.3>, 0.01) Flat(<0.75,0.75,0.72>) rotate y*(rand(R)-0.5)*12 translate <-0.86+I*0.36,Y+0.142,0.07> } #end #end
  #end
  #if (S = 4)
    #for (I, 0, 3) object { Carton(0.46,0.3,0.36,R) rotate y*(rand(R)-0.5)*9 translate <-0.88+I*0.56,Y,0.02> } #end
  #end
#end
object { Carton(0.42,0.32,0.34,R) rotate y*24 translate <0.55,0,-0.75> }
union { box { <0,0,0>, <0.22,0.31,0.004> Wood(<0.35,0.2,0.1>) } box { <0.01,0.01,-0.002>, <0.21,0.28,0> pigment { rgb 0.9 } }
  #for (K, 0, 8) box { <0.03,0.03+K*0.026,-0.003>, <0.08+0.1*rand(R),0.033+K*0.026,0> pigment { rgb 0.25 } } #end
  box { <0.08,0.28,-0.008>, <0.14,0.305,0> texture { Steel } } rotate y*-2 translate <-0.5,1.02,-0.02> }
