#include "common.inc"
#include "room.inc"
#declare R = seed(23);
camera { location <1.9,1.45,-3.6> look_at <-0.35,0.6,0.2> right x*image_width/image_height angle 66 }
DaylightRoom(<0.78,0.72,0.52>, GreyCarpet)
#macro Bright() #local K = int(rand(R)*5); #local Out = <0.75,0.08,0.06>; #if (K = 1) #local Out = <0.9,0.6,0.03>; #end #if (K = 2) #local Out = <0.06,0.25,0.65>; #end #if (K = 3) #local Out = <0.1,0.45,0.12>; #end #if (K = 4) #local Out = <0.75,0.3,0.05>; #end Out #end
#macro SmallChair(C) union { object { Soft(<-0.15,0.26,-0.15>, <0.15,0.285,0.15>, 0.01) Paint(C) } object { Soft(<-0.15,0.38,0.13>, <0.15,0.54,0.15>, 0.009) Paint(C) }
  #for (I, -1, 1, 2) cylinder { <0.13*I,0,-0.13>, <0.13*I,0.26,-0.13>, 0.012 texture { Steel } } cylinder { <0.13*I,0,0.14>, <0.13*I,0.5,0.14>, 0.012 texture { Steel } } #end } #end
cylinder { <-0.5,0.003,0.5>, <-0.5,0.012,0.5>, 1.25 Carpet(<0.1,0.3,0.5>) }
cylinder { <-0.5,0.012,0.5>, <-0.5,0.016,0.5>, 0.85 Carpet(<0.75,0.55,0.1>) }
cylinder { <-0.5,0.016,0.5>, <-0.5,0.02,0.5>, 0.45 Carpet(<0.6,0.1,0.08>) }
#for (T, 0, 1) union {
  object { Soft(<-0.55,0.46,-0.35>, <0.55,0.49,0.35>, 0.012) Wood(<0.66,0.48,0.29>) }
  #for (I, -1, 1, 2) #for (J, -1, 1, 2) cylinder { <0.48*I,0,0.28*J>, <0.48*I,0.46,0.28*J>, 0.022 Paint(Bright()) } #end #end
  object { SmallChair(Bright()) translate <-0.25,0,0.55> } object { SmallChair(Bright()) rotate y*20 translate <0.3,0,0.6> }
  object { SmallChair(Bright()) rotate y*175 translate <-0.25,0,-0.5> } object { SmallChair(Bright()) rotate y*200 translate <0.35,0,-0.58> }
  #for (I, 0, 2) box { <0,0.49,0>, <0.29,0.491,0.2> Flat(<0.85,0.84,0.8>) rotate y*(rand(R)*40-20) translate <-0.45+I*0.33,0.001*I,-0.2+0.15*rand(R)> } #end
  #for (I, 0, 11) cylinder { <0,0.497,0>, <0.09,0.497,0>, 0.005 pigment { rgb Bright() } rotate y*rand(R)*360 translate <rand(R)-0.5,0,0.5*rand(R)-0.25> } #end
  cylinder { <0.1,0.49,0.12>, <0.1,0.58,0.12>, 0.04 pigment { rgb Bright() } }
  rotate y*(8-T*20) translate <1.0-T*0.35,0,-1.05+T*2.3> } #end
union {
  #for (S, 0, 2) box { <0,0.05+S*0.34,0>, <2.6,0.075+S*0.34,0.36> } #end
  #for (S, 0, 3) box { <S*0.86-0.012+0.012,0.05,0>, <S*0.86+0.024,0.78,0.36> } #end
  box { <0,0.05,0.34>, <2.6,0.78,0.36> } Wood(<0.62,0.45,0.27>) translate <-2.4,0,2.1> }
#for (I, 0, 2) #for (S, 0, 1) #local K = mod(I+S,3);
  #if (K = 0) #for (J, 0, 9) box { <0,0,0>, <0.03+0.02*rand(R),0.2+0.08*rand(R),0.2> Flat(Bright()) translate <-2.33+I*0.86+J*0.065,0.076+S*0.34,2.13> } #end #end
  #if (K = 1) object { Soft(<0,0,0>, <0.6,0.18,0.26>, 0.02) Paint(Bright()) translate <-2.25+I*0.86,0.076+S*0.34,2.12> } #end
  #if (K = 2) #for (J, 0, 8) object { Soft(<0,0,0>, <0.08,0.08,0.08>, 0.006) Paint(Bright()) rotate y*rand(R)*60 translate <-2.28+I*0.86+mod(J,5)*0.13+0.05*(J>4),0.076+S*0.34+0.081*(J>4),2.15> } #end #end
#end #end
#for (I, 0, 8) object { Soft(<-0.06,0,-0.06>, <0.06,0.12,0.06>, 0.008) Paint(Bright()) rotate y*rand(R)*90 translate <-0.75+0.7*rand(R),0.02+0.12*(I>6),-0.1+0.7*rand(R)> } #end
#for (I, 0, 6) union { box { <0,0,0>, <0.3,0.4,0.003> Flat(<0.88,0.87,0.82>) }
  cylinder { <0.15,0.2,-0.001>, <0.15,0.2,0>, 0.05+0.05*rand(R) pigment { rgb Bright() } } box { <0.04,0.04,-0.001>, <0.26,0.06+0.06*rand(R),0> pigment { rgb Bright() } } cylinder { <0.23,0.33,-0.001>, <0.23,0.33,0>, 0.03 pigment { rgb <0.95,0.75,0.1> } }
  rotate z*(rand(R)*6-3) translate <-2.3+I*0.4,1.15+0.08*rand(R),2.48> } #end
#for (I, 0, 13) prism { 0, 0.004, 4, <0,0>,<0.2,0>,<0.1,-0.26>,<0,0> rotate x*-90 pigment { rgb Bright() } translate <-3.3+I*0.48,2.45-0.1*sin(I*0.48*pi/1.5)*sin(I*0.48*pi/1.5),2.35> } #end
object { Plant(2.9, 2.0) }
